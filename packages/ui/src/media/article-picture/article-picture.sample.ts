const room = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="#d9e4dc"/><rect y="520" width="1200" height="280" fill="#b7c9bd"/><rect x="80" y="90" width="560" height="300" fill="#f7faf7"/><g fill="#1f3dff"><rect x="120" y="130" width="90" height="90"/><rect x="350" y="250" width="90" height="90"/></g><g fill="#ffcf33"><rect x="230" y="130" width="90" height="90"/><rect x="500" y="170" width="90" height="90"/></g><g fill="#0b5f3c"><rect x="150" y="250" width="90" height="90"/><circle cx="820" cy="380" r="62"/><circle cx="1010" cy="410" r="58"/></g><g fill="#0e1a17"><path d="M730 800v-220a90 90 0 0 1 180 0v220zM930 800v-200a80 80 0 0 1 160 0v200z"/></g><rect x="160" y="560" width="460" height="36" fill="#7d8b85"/><path d="M200 596h24v204h-24zM556 596h24v204h-24z" fill="#7d8b85"/></svg>`;

/** Drawn for the stories: a room with a wall of notes. */
export const articleImage = {
  kind: 'image',
  src: `data:image/svg+xml,${encodeURIComponent(room)}`,
  alt: 'Two people stand at a wall of notes, the table behind them is empty',
  width: 1200,
  height: 800,
  color: '#d9e4dc',
} as const;
