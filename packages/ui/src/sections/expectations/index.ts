export { Expectations, type ExpectationsProps } from './expectations.tsx';
