import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';

const tailwind = path.dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json'));

/** What the caller in these tests writes on a component, and on elements of its own. */
const utilities = ['px-2', 'bg-muted', 'border', 'shadow-lg', 'translate-x-1', 'text-2xl', 'dark:underline'];

/** A sheet of Tailwind 4, compiled. */
async function tailwind4(css: string): Promise<string> {
  const { build } = await compile(css, {
    base: tailwind,
    loadStylesheet: async (id, base) => {
      const file = id === 'tailwindcss' ? path.join(tailwind, 'index.css') : path.resolve(base, id);
      return { path: file, base: path.dirname(file), content: await readFile(file, 'utf8') };
    },
  });
  return build(utilities);
}

/** The theme of shadcn, as its command writes it, shortened: names that are everybody's, and a colour for every border. */
const shadcn = `@import "tailwindcss";
@custom-variant dark (&:is(.dark *));
:root{--background:#fff;--foreground:#222;--muted:#eee;--accent:#fc0;--border:#e11;--ring:#0a0;--radius:.6rem}
.dark{--background:#222;--foreground:#fff;--muted:#333;--accent:#a80;--border:#f66;--ring:#0f0}
@theme inline{--color-background:var(--background);--color-foreground:var(--foreground);--color-muted:var(--muted);
--color-accent:var(--accent);--color-border:var(--border);--color-ring:var(--ring);--radius-lg:var(--radius)}
@layer base{*{@apply border-border outline-ring/50}body{@apply bg-background text-foreground}}`;

/** What Tailwind 3.4 puts before everything, in no layer: its selectors, and of its declarations those that show. */
const tailwind3 = `*,::before,::after{--tw-translate-x:0;--tw-translate-y:0;--tw-scale-x:1;--tw-scale-y:1;--tw-shadow:0 0 #0000;
--tw-ring-shadow:0 0 #0000;box-sizing:border-box;border-width:0;border-style:solid;border-color:#e5e7eb}
::before,::after{--tw-content:''}
html,:host{line-height:1.5;font-family:ui-sans-serif,system-ui;font-feature-settings:normal}
body{margin:0;line-height:inherit}
hr{height:0;color:inherit;border-top-width:1px}
abbr:where([title]){text-decoration:underline dotted}
h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:inherit}
a{color:inherit;text-decoration:inherit}
b,strong{font-weight:bolder}
code,kbd,samp,pre{font-family:ui-monospace,monospace;font-size:1em}
small{font-size:80%}
sub,sup{font-size:75%;line-height:0;position:relative;vertical-align:baseline}
sub{bottom:-.25em}sup{top:-.5em}
table{text-indent:0;border-color:inherit;border-collapse:collapse}
button,input,optgroup,select,textarea{font-family:inherit;font-size:100%;font-weight:inherit;line-height:inherit;
letter-spacing:inherit;color:inherit;margin:0;padding:0}
button,select{text-transform:none}
button,input:where([type=button]),input:where([type=reset]),input:where([type=submit]){appearance:button;
background-color:transparent;background-image:none}
progress{vertical-align:baseline}
::-webkit-inner-spin-button,::-webkit-outer-spin-button{height:auto}
[type=search]{appearance:textfield;outline-offset:-2px}
::-webkit-search-decoration{-webkit-appearance:none}
summary{display:list-item}
blockquote,dl,dd,h1,h2,h3,h4,h5,h6,hr,figure,p,pre{margin:0}
fieldset{margin:0;padding:0}legend{padding:0}
ol,ul,menu{list-style:none;margin:0;padding:0}
dialog{padding:0}
textarea{resize:vertical}
input::placeholder,textarea::placeholder{opacity:1;color:#9ca3af}
button,[role=button]{cursor:pointer}
:disabled{cursor:default}
img,svg,video,canvas,audio,iframe,embed,object{display:block;vertical-align:middle}
img,video{max-width:100%;height:auto}
[hidden]:where(:not([hidden=until-found])){display:none}
.px-2{padding-left:.5rem;padding-right:.5rem}`;

/** Bootstrap 5.3's reboot: its selectors, with values in place of its variables. */
const bootstrap = `*,*::before,*::after{box-sizing:border-box}
:root{--bs-blue:#0d6efd;scroll-behavior:smooth}
body{margin:0;font-family:system-ui;font-size:1rem;font-weight:400;line-height:1.5;color:#212529;background-color:#fff}
hr{margin:1rem 0;color:inherit;border:0;border-top:1px solid;opacity:.25}
h6,h5,h4,h3,h2,h1{margin-top:0;margin-bottom:.5rem;font-weight:500;line-height:1.2;color:inherit}
h1{font-size:calc(1.375rem + 1.5vw)}h2{font-size:calc(1.325rem + .9vw)}h3{font-size:1.75rem}h4{font-size:1.5rem}
p{margin-top:0;margin-bottom:1rem}
abbr[title]{text-decoration:underline dotted;cursor:help}
address{margin-bottom:1rem;font-style:normal;line-height:inherit}
ol,ul{padding-left:2rem}ol,ul,dl{margin-top:0;margin-bottom:1rem}ol ol,ul ul,ol ul,ul ol{margin-bottom:0}
dt{font-weight:700}dd{margin-bottom:.5rem;margin-left:0}
blockquote{margin:0 0 1rem}b,strong{font-weight:bolder}small{font-size:.875em}
mark{padding:.1875em;background-color:#fff3cd}
sub,sup{position:relative;font-size:.75em;line-height:0;vertical-align:baseline}
a{color:#0d6efd;text-decoration:underline}a:hover{color:#0a58ca}
a:not([href]):not([class]){color:inherit;text-decoration:none}
pre,code,kbd,samp{font-family:monospace;font-size:1em}
pre{display:block;margin-top:0;margin-bottom:1rem;overflow:auto;font-size:.875em}
pre code{font-size:inherit;color:inherit;word-break:normal}
code{font-size:.875em;color:#d63384;word-wrap:break-word}a>code{color:inherit}
kbd{padding:.1875rem .375rem;font-size:.875em;color:#fff;background-color:#212529;border-radius:.25rem}
figure{margin:0 0 1rem}img,svg{vertical-align:middle}
table{caption-side:bottom;border-collapse:collapse}
caption{padding-top:.5rem;padding-bottom:.5rem;color:#6c757d;text-align:left}
th{text-align:inherit;text-align:-webkit-match-parent}
thead,tbody,tfoot,tr,td,th{border-color:inherit;border-style:solid;border-width:0}
label{display:inline-block}button{border-radius:0}button:focus:not(:focus-visible){outline:0}
input,button,select,optgroup,textarea{margin:0;font-family:inherit;font-size:inherit;line-height:inherit}
button,select{text-transform:none}[role=button]{cursor:pointer}
select{word-wrap:normal}select:disabled{opacity:1}
button,[type=button],[type=reset],[type=submit]{appearance:button}
button:not(:disabled),[type=button]:not(:disabled){cursor:pointer}
textarea{resize:vertical}fieldset{min-width:0;padding:0;margin:0;border:0}
legend{float:left;width:100%;padding:0;margin-bottom:.5rem;font-size:1.5rem;line-height:inherit}legend+*{clear:left}
[type=search]{appearance:textfield;outline-offset:-2px}
output{display:inline-block}iframe{border:0}summary{display:list-item;cursor:pointer}
progress{vertical-align:baseline}[hidden]{display:none!important}
.px-2{padding-right:.5rem!important;padding-left:.5rem!important}`;

/** Styles of an application of somebody else, each with the class `px-2`. */
export const hosts: Record<string, string> = {
  'Tailwind 4': await tailwind4('@import "tailwindcss";'),
  'Tailwind 4 without its theme': await tailwind4(
    '@import "tailwindcss";@theme{--*:initial;--spacing:4px;--color-muted:#eee}',
  ),
  'the theme of shadcn': await tailwind4(shadcn),
  'Tailwind 3': tailwind3,
  Bootstrap: bootstrap,
  'CSS modules': 'p{margin:3em}a{color:teal}ul{padding:9px}main h2{color:red}.px-2{padding-inline:.5rem}',
};
