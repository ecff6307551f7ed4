export {
  OfferDetails,
  type OfferDetailsProps,
  type OfferFact,
  type OfferList,
} from './offer-details.tsx';
