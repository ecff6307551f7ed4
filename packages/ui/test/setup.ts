// Components are measured with the styles a user of the library has, so that "no outer margin" means something.
import '../../../.storybook/preview.css';
import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

// What a pointer comes near may change: no test begins where another one left it.
beforeEach(() => commands.parkPointer());
