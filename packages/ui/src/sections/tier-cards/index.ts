export type { Amount, Price } from '../../internal/price.ts';
export {
  type Tier,
  TierCards,
  type TierCardsProps,
  type TierFeature,
  type TierLabels,
} from './tier-cards.tsx';
export {
  TierComparison,
  type TierComparisonGroup,
  type TierComparisonLabels,
  type TierComparisonProps,
  type TierValue,
} from './tier-comparison.tsx';
export { type TierStep, TierSteps, type TierStepsProps } from './tier-steps.tsx';
