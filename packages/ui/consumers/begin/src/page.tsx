import { CtaBand } from '@laliaflia/ui/cta-band';
import { FeatureList } from '@laliaflia/ui/feature-list';
import { Page } from '@laliaflia/ui/page';
import { PageIntro } from '@laliaflia/ui/page-intro';

export const OurPage = () => (
  <Page>
    <PageIntro
      title="Learn to read the water"
      lead="A school for people who have a boat and would like to leave the harbour with it."
      actions={[{ href: '/courses', label: 'See the courses' }]}
    />
    <FeatureList
      title="What you learn"
      items={[
        { title: 'Wind', text: 'Where it will come from in an hour, and how one sees it.' },
        { title: 'Water', text: 'What the current does while nobody looks.' },
      ]}
    />
    <CtaBand title="Come and look at the boats" actions={[{ href: '/visit', label: 'Plan a visit' }]} />
  </Page>
);
