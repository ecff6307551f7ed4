import { Heading } from '../../packages/ui/src/primitives/heading/index.ts';
import { Text } from '../../packages/ui/src/primitives/text/index.ts';
import type { ComponentDoc, PropDoc } from './props.ts';
import { SpecText } from './spec-body.tsx';

/** What a component takes, part by part, from its types and their comments. */
export function PropTables({ docs }: { docs: [name: string, doc: ComponentDoc][] }) {
  if (docs.length === 0) return null;
  return (
    <section aria-labelledby="doc-props">
      <Heading level={2} id="doc-props">
        Props
      </Heading>
      <Text tone="soft">
        From the types. Besides these, the root takes the attributes of its element, a ref, and a class name
        that is merged last.
      </Text>
      {docs.map(([name, doc]) => (
        <div key={name} className="doc-props doc-text">
          {docs.length > 1 && (
            <>
              <Heading level={3} look="subheading">
                {name}
              </Heading>
              <SpecText>{doc.about}</SpecText>
            </>
          )}
          {doc.props.length === 0 ? (
            <Text>No props of its own.</Text>
          ) : (
            <PropTable props={doc.props} name={name} />
          )}
        </div>
      ))}
    </section>
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
                  <code>{type}</code>
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
