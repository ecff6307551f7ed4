export { type ChoiceSentence, SentenceChoice, type SentenceChoiceProps } from './sentence-choice.tsx';
