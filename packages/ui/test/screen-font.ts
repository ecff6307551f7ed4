/** For images that contain text and therefore need their own font. */
export { default as screenFont } from '../src/fonts/hanken-grotesk.woff2?inline';
