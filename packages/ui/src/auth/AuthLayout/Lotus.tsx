/** Sen, the lotus: overlapping petals in the color of the surrounding text. */
export function Lotus() {
  return (
    <svg viewBox="0 0 240 150" aria-hidden focusable="false">
      <g fill="currentColor">
        <path opacity=".28" d="M120 132C70 132 26 112 8 70c34-6 82 14 112 62Z" />
        <path opacity=".28" d="M120 132c50 0 94-20 112-62-34-6-82 14-112 62Z" />
        <path opacity=".45" d="M120 132C82 112 54 76 54 30c32 10 62 46 66 102Z" />
        <path opacity=".45" d="M120 132c38-20 66-56 66-102-32 10-62 46-66 102Z" />
        <path opacity=".85" d="M120 134c-26-30-36-84 0-128 36 44 26 98 0 128Z" />
      </g>
    </svg>
  );
}
