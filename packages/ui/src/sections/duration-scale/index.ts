export { DurationScale, type DurationScaleProps, type ScaledOffer } from './duration-scale.tsx';
