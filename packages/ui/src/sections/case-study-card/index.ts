export { CaseStudies, type CaseStudiesProps } from './case-studies.tsx';
export {
  type CaseStudy,
  CaseStudyCard,
  type CaseStudyCardProps,
  type CaseStudyLabels,
} from './case-study-card.tsx';
