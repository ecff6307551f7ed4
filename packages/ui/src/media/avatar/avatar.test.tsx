import { expectTypeOf, test } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Avatar, type AvatarProps } from './index.ts';

describeConformance('Avatar', <Avatar name="Livia Arndt" seed={3} />);

test('an avatar is an image or cells', () => {
  expectTypeOf<{ name: string }>().not.toExtend<AvatarProps>();
  expectTypeOf<{ name: string; src: string; seed: number }>().not.toExtend<AvatarProps>();
});
