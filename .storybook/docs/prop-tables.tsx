import { Fragment } from 'react';
import type { ComponentDoc, PropDoc } from '../../packages/ui/scripts/docs/prop-doc.ts';
import { Heading } from '../../packages/ui/src/primitives/heading/index.ts';
import { Text } from '../../packages/ui/src/primitives/text/index.ts';
import { SpecText } from './spec-text.tsx';

/** The props of a component, part by part, from their types and comments. */
export function PropTables({ docs }: { docs: [name: string, doc: ComponentDoc][] }) {
  if (docs.length === 0) return null;
  const groups = grouped(docs);
  return (
    <section aria-labelledby="doc-props">
      <Heading level={2} id="doc-props">
        Props
      </Heading>
      <Text tone="soft">
        From the types. Besides these, the root takes the attributes of its element, a ref, and a class name
        that is merged last.
      </Text>
      {groups.map((group) => (
        <div key={group.names.join()} className="doc-props doc-text">
          {docs.length > 1 && <GroupHead {...group} />}
          {group.props.length === 0 ? (
            <Text>No props of its own.</Text>
          ) : (
            <PropTable props={group.props} name={group.names.join(', ')} />
          )}
        </div>
      ))}
    </section>
  );
}

interface Group {
  names: string[];
  abouts: string[];
  props: PropDoc[];
}

/** Neighbours with the same props share a table, as icons do. */
function grouped(docs: [name: string, doc: ComponentDoc][]): Group[] {
  const groups: Group[] = [];
  for (const [whole, { about, props, entry }] of docs) {
    const name = entry ? (whole.split('.')[1] ?? whole) : whole;
    const last = groups.at(-1);
    if (last && props.length > 0 && JSON.stringify(last.props) === JSON.stringify(props)) {
      last.names.push(name);
      last.abouts.push(about);
    } else groups.push({ names: [name], abouts: [about], props });
  }
  return groups;
}

function GroupHead({ names, abouts }: Group) {
  if (names.length === 1) {
    return (
      <>
        <Heading level={3} look="subheading">
          {names[0]}
        </Heading>
        <SpecText>{abouts[0] ?? ''}</SpecText>
      </>
    );
  }
  return (
    <dl className="doc-alike">
      {names.map((name, index) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <SpecText>{abouts[index] ?? ''}</SpecText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PropTable({ props, name }: { props: PropDoc[]; name: string }) {
  return (
    <table aria-label={`Props of ${name}`}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => (
          <tr key={prop.name}>
            <td>
              <code>{prop.name}</code>
              {prop.required && <span className="doc-required">required</span>}
            </td>
            <td>
              {prop.types.map((type, index) => (
                <span key={type}>
                  {index > 0 && ' | '}
                  <TypeText>{type}</TypeText>
                </span>
              ))}
            </td>
            <td>
              <SpecText>{prop.about}</SpecText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A literal is not broken; a longer type breaks before a name. */
function TypeText({ children: type }: { children: string }) {
  if (type.startsWith('"')) return <code className="doc-literal">{type}</code>;
  const parts = type.split(/(?<=[<[])(?=[\w"`])/);
  return (
    <code>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index).join('')}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
