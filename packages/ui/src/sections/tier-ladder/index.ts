export { type LadderStep, TierLadder, type TierLadderAction, type TierLadderProps } from './tier-ladder.tsx';
