import type { Assessment } from '../schema/offers.ts';

type EachOf<Options extends readonly unknown[], Value> = { readonly [Option in keyof Options]: Value };

/**
 * For each question of the given kind, by its id, one value for each of its options: one that is missing and one too many
 * are type errors.
 */
export type ByOption<Of extends Assessment, Kind extends 'multiple' | 'scale', Value> = {
  readonly [Question in Extract<Of['questions'][number], { type: Kind }> as Question['id']]: EachOf<
    Question['options'],
    Value
  >;
};

/** For each multiple-choice question, by its id, the position of one of its options, counted from 0. */
export type OneOption<Of extends Assessment> = {
  readonly [Question in Extract<Of['questions'][number], { type: 'multiple' }> as Question['id']]: Exclude<
    Partial<Question['options']>['length'],
    Question['options']['length']
  >;
};
