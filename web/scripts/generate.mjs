// Everything that is written by a program before the page can be built, checked or tested.
import './wire.mjs';
import './icons.mjs';
import './fonts.mjs';
