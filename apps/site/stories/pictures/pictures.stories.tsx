import { DeviceFrame } from '@laliaflia/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { projects } from '../../content/projects.ts';
import { screens } from '../../pictures/addresses.ts';

/** File pixels per CSS pixel. */
type Scale = 1 | 2;

/** Every screen of every project in its frame, at the width of a gallery, to judge them together. */
function ContactSheet({ scale }: { scale: Scale }) {
  return (
    <div className="lali:flex lali:flex-col lali:gap-16 lali:bg-page lali:p-8 lali:text-text">
      {projects.map(({ id, title, images }) => (
        <section key={id} aria-label={title}>
          <h2 className="lali:type-heading">{title}</h2>
          <ul className="lali:mt-6 lali:flex lali:flex-wrap lali:items-end lali:gap-6">
            {screens(images).map((shown) => {
              if (!shown) return null;
              const { device, caption, ...image } = shown;
              // At most its natural width, so that every device chooses the same file.
              const width = device === 'phone' ? 271 : 818;
              return (
                <li
                  key={image.src}
                  className={device === 'phone' ? 'lali:w-[286px]' : 'lali:w-[840px] lali:max-w-full'}
                >
                  <DeviceFrame
                    device={device}
                    image={{ ...image, sizes: `${(width * scale) / density()}px` }}
                    loading="eager"
                  />
                  <p className="lali:type-small lali:mt-4">{caption}</p>
                  <p className="lali:type-small lali:mt-1 lali:text-soft">{image.alt}</p>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

const density = () => (typeof devicePixelRatio === 'number' ? devicePixelRatio : 1);

const meta = {
  title: 'Pages/Pictures',
  component: ContactSheet,
  parameters: { layout: 'fullscreen' },
  argTypes: { scale: { control: 'inline-radio', options: [1, 2] } },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures.length).toBe(projects.flatMap(({ images }) => images).length);
    await Promise.all(pictures.map((picture) => picture.decode()));
    for (const picture of pictures) await expect(picture.naturalWidth, picture.alt).toBeGreaterThan(0);
    await expect(canvasElement.querySelector('[data-broken]')).toBeNull();
  },
} satisfies Meta<typeof ContactSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtOnePixel: Story = { args: { scale: 1 } };

export const AtTwoPixels: Story = { args: { scale: 2 } };

export const Dark: Story = { args: { scale: 2 }, globals: { theme: 'dark' } };
