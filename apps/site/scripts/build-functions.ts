import { bundleFunctions } from '../build/functions/bundle-functions.ts';

await bundleFunctions();
