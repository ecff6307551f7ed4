import type { ComponentType, ReactElement } from 'react';

/** Stories of a component in a box of a given width: `const width = inWidth(Hero)`, then `width('390px')`. */
export const inWidth =
  <Props extends object>(Component: ComponentType<Props>) =>
  (value: string): { render: (args: Props) => ReactElement } => ({
    render: (args) => (
      <div style={{ width: value }}>
        <Component {...args} />
      </div>
    ),
  });
