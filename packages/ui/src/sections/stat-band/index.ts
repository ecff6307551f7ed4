export { type BandStat, StatBand, type StatBandProps } from './stat-band.tsx';
