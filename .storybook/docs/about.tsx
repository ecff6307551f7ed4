import facts from 'virtual:facts';
import type { ReactNode } from 'react';
import type { Change, Facts } from '../../packages/ui/scripts/docs/facts.ts';
import { Heading } from '../../packages/ui/src/primitives/heading/index.ts';
import { docsAddress, docsId } from './places.ts';
import { specs } from './spec.ts';
import { SpecText } from './spec-text.tsx';
import { statusOf, type TestedStory } from './status.ts';

/** What nobody writes by hand: related parts, what was tested, what changed, where the sources are. */
export function About({ folder, stories }: { folder: string; stories: readonly TestedStory[] }) {
  const known = facts[folder];
  if (known === undefined) return null;
  return (
    <div className="doc-spec">
      <Block id="doc-accessibility" title="Accessibility status">
        <Status facts={known} stories={stories} />
      </Block>
      <Block id="doc-related" title="Related parts">
        <Related {...known} />
      </Block>
      <Block id="doc-changes" title="Changes">
        <Changes changes={known.changes} />
      </Block>
      <Block id="doc-sources" title="Source and tokens">
        <Sources folder={folder} {...known} />
      </Block>
    </div>
  );
}

function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} data-span="half" data-part={id} className="doc-text">
      <Heading level={2} look="subheading" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Status({ facts: known, stories }: { facts: Facts; stories: readonly TestedStory[] }) {
  return (
    <>
      <dl className="doc-facts">
        {statusOf(known, stories).map(({ mode, result }) => (
          <div key={mode}>
            <dt>{mode}</dt>
            <dd>{result}</dd>
          </div>
        ))}
      </dl>
      {Object.entries(known.transcripts).map(([name, text]) => (
        <details key={name} className="doc-transcript">
          <summary>What a screen reader says: {name.replaceAll('-', ' ')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keys */}
          <pre tabIndex={0}>{text}</pre>
        </details>
      ))}
    </>
  );
}

function Parts({ folders }: { folders: readonly string[] }) {
  return folders.map((folder, place) => (
    <span key={folder}>
      {place > 0 && ', '}
      <a href={docsAddress(docsId(folder))} target="_top">
        {specs.get(folder)?.title ?? folder}
      </a>
    </span>
  ));
}

function Related({ madeOf, usedIn, namedWith }: Facts) {
  const rows: [string, readonly string[]][] = [
    ['See also', namedWith],
    ['Made of', madeOf],
    ['Used in', usedIn],
  ];
  return (
    <dl className="doc-facts">
      {rows
        .filter(([, folders]) => folders.length > 0)
        .map(([name, folders]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Parts folders={folders} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p>In the library since 0.1.0, and unchanged.</p>;
  return (
    <dl className="doc-facts">
      {changes.map(({ version, text }) => (
        <div key={text}>
          <dt>{version === 'next' ? 'Next version' : version}</dt>
          <dd>
            <SpecText>{text}</SpecText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sources({ folder, address, tokens }: Facts & { folder: string }) {
  const place = `packages/ui/src/${folder}`;
  return (
    <dl className="doc-facts">
      <div>
        <dt>Source</dt>
        <dd>{address === undefined ? <code>{place}</code> : <a href={address}>{place}</a>}</dd>
      </div>
      <div>
        <dt>Colours</dt>
        <dd>
          {tokens.length === 0
            ? 'Those around it.'
            : tokens.map((token, index) => (
                <span key={token}>
                  {index > 0 && ', '}
                  <code>{token}</code>
                </span>
              ))}
        </dd>
      </div>
      <div>
        <dt>Tokens</dt>
        <dd>
          <a href={docsAddress('foundations-colour--docs')} target="_top">
            Colour
          </a>
          ,{' '}
          <a href={docsAddress('foundations-type--docs')} target="_top">
            type
          </a>
          ,{' '}
          <a href={docsAddress('foundations-space-and-shape--docs')} target="_top">
            space and shape
          </a>
          ,{' '}
          <a href={docsAddress('foundations-motion--docs')} target="_top">
            motion
          </a>
        </dd>
      </div>
    </dl>
  );
}
