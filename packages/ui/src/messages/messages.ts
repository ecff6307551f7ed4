import type {
  AlertDialogLabels,
  AnsweringFigureLabels,
  ArticleBodyMessages,
  ArticleCardMessages,
  ArticleFactLabels,
  CaseStudyLabels,
  CodeBlockLabels,
  DialogLabels,
  EventCardLabels,
  ExerciseLabels,
  FieldLabels,
  GalleryLabels,
  HoneypotLabels,
  IdeaListLabels,
  LegalDocumentLabels,
  LightboxLabels,
  NavigationMenuLabels,
  NotFoundLabels,
  ProgressSegmentsLabels,
  ProjectLabels,
  RatingLabels,
  SearchBoxLabels,
  SiteHeaderLabels,
  SkipLinkLabels,
  TableLabels,
  TeamLabels,
  TextareaLabels,
  ThemeSwitchMessages,
  TierComparisonLabels,
  TierLabels,
  ToastLabels,
  TranscriptLabels,
  VideoPosterLabels,
} from './labels.ts';

/** Every word that the library itself says, by component. Plain data: it can be JSON, and passes to client components. */
export interface Messages {
  alertDialog: AlertDialogLabels;
  answeringFigure: AnsweringFigureLabels;
  articleBody: ArticleBodyMessages;
  articleCard: ArticleCardMessages;
  articleFacts: ArticleFactLabels;
  caseStudyCard: CaseStudyLabels;
  codeBlock: CodeBlockLabels;
  deviceGallery: GalleryLabels;
  dialog: DialogLabels;
  eventCard: EventCardLabels;
  exercise: ExerciseLabels;
  field: FieldLabels;
  honeypot: HoneypotLabels;
  ideaList: IdeaListLabels;
  legalDocument: LegalDocumentLabels;
  lightbox: LightboxLabels;
  navigationMenu: NavigationMenuLabels;
  notFound: NotFoundLabels;
  progressSegments: ProgressSegmentsLabels;
  projectCard: ProjectLabels;
  rating: RatingLabels;
  searchBox: SearchBoxLabels;
  siteHeader: SiteHeaderLabels;
  skipLink: SkipLinkLabels;
  table: TableLabels;
  teamCard: TeamLabels;
  textarea: TextareaLabels;
  themeSwitch: ThemeSwitchMessages;
  tierCards: TierLabels;
  tierComparison: TierComparisonLabels;
  toast: ToastLabels;
  transcript: TranscriptLabels;
  videoPoster: VideoPosterLabels;
}

/** A catalogue in which components and words may be left out. */
export type SomeMessages = { [Name in keyof Messages]?: Partial<Messages[Name]> };
