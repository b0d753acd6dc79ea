// Every component of the table with sample data, for those who work on them: `npx vite`, then /gallery.html.
// The samples are not part of the repository: put full-*.json, box.*.json and rules.*.json into src/dev-samples.
import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/ornament.css';
import Gallery from './Gallery.svelte';
import { isLanguage, words } from './lib/words.svelte';

const wish = new URLSearchParams(location.search).get('lang');
await words.speak(isLanguage(wish) ? wish : 'en');
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(Gallery, { target });
