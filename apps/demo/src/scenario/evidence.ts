import { composeImage } from "@sen/backend/imaging/imaging";

/** Draws a photo-like picture for a case: a parcel on a table with a number, in colors that depend on the number. */
export async function drawEvidence(number: number, title: string): Promise<Buffer> {
  const hue = (number * 47) % 360;
  const tilt = (number % 7) - 3;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <defs><linearGradient id="table" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="hsl(${hue},30%,88%)"/><stop offset="1" stop-color="hsl(${hue},35%,66%)"/>
    </linearGradient></defs>
    <rect width="1200" height="900" fill="url(#table)"/>
    <g transform="rotate(${tilt} 600 480)">
      <rect x="300" y="250" width="600" height="440" rx="14" fill="#c79a63"/>
      <rect x="560" y="250" width="80" height="440" fill="#e3c694"/>
      <path d="M300 330 L470 250 L420 470 Z" fill="#8a6334" opacity="0.55"/>
      <rect x="660" y="540" width="200" height="110" rx="6" fill="#fdfaf4"/>
      <rect x="680" y="562" width="160" height="10" fill="#6d6d6d"/><rect x="680" y="584" width="120" height="10" fill="#9d9d9d"/>
    </g>
    <text x="60" y="840" font-family="sans-serif" font-size="44" fill="hsl(${hue},45%,24%)">${title} · ${number}</text>
  </svg>`;
  return composeImage((sharp) => sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer());
}
