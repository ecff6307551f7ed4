/** For images that are made of text and have to bring their font along. */
export { default as screenFont } from '../src/fonts/hanken-grotesk.woff2?inline';
