export {
  Transcript,
  type TranscriptBlock,
  type TranscriptChapter,
  type TranscriptLabels,
  type TranscriptProps,
} from './transcript.tsx';
