import { Heading, Text } from '@laliaflia/ui';

interface TitleAndLeadProps {
  /** For the section's `aria-labelledby`. */
  id: string;
  title: string;
  lead: string;
}

/** The head of a section: its title and, if there is space, its lead from the eighth column on. */
export function TitleAndLead({ id, title, lead }: TitleAndLeadProps) {
  return (
    <div className="lali:grid lali:gap-x-6 lali:gap-y-4 lali:@4xl:grid-cols-12 lali:@4xl:items-end">
      <Heading level={2} id={id} className="lali:@4xl:col-span-7">
        {title}
      </Heading>
      <Text tone="soft" className="lali:@4xl:col-span-5 lali:@4xl:col-start-8">
        {lead}
      </Text>
    </div>
  );
}
