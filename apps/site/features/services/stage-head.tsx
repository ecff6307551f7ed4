export interface Stage {
  title: string;
  text: string;
}

/** Names a step on the way from many drafts to one. */
export function StageHead({ title, text }: Stage) {
  return (
    <p className="lali:mb-4 lali:leading-snug lali:text-soft lali:max-sm:pe-16">
      <strong className="lali:type-subheading lali:block lali:text-text">{title}</strong> {text}
    </p>
  );
}
