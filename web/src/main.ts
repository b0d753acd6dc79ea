import { mount } from 'svelte';
import App from './App.svelte';
import { firstLanguage, words } from './lib/words.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/ornament.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
await words.speak(firstLanguage());
mount(App, { target });
