import type { JSX } from "preact";

/** A line drawing for each domain in a box of 24, drawn for this page. */
const PATHS: Readonly<Record<string, string>> = {
  astrology: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 3v5M12 16v5M3 12h5M16 12h5",
  "vedic-astrology": "M4 4h16v16H4zM4 4l16 16M20 4L4 20M12 4l8 8l-8 8l-8-8z",
  "human-design": "M12 3l3 4H9zM9 10h6v4H9zM6 20l2-3h8l2 3zM12 7v3M12 14v3",
  "chinese-astrology": "M6 4v16M10 4v16M14 4v16M18 4v16M4 12h16",
  "feng-shui": "M4 4h16v16H4zM9.3 4v16M14.7 4v16M4 9.3h16M4 14.7h16",
  "mesoamerican-astrology": "M5 5h14v14H5zM8.5 9h.01M15.5 9h.01M8 14h8M8 16.5h8",
  vastu: "M4 11l8-7l8 7M6 10v10h12V10M10 20v-6h4v6",
  ayurveda: "M12 21C6 17 5 11 12 3C19 11 18 17 12 21M12 21V10M12 15l3-2M12 17l-3-2",
  numerology: "M6 8l3-3v14M6 19h6M14 8c0-4 6-4 6 0c0 4-6 6-6 11h6",
  kabbalah: "M12 3v18M12 3L6 8v8l6 5l6-5V8zM6 8h12M6 16h12",
  tarot: "M7 3h10v18H7zM12 8l1.2 2.6l2.8.3l-2.1 1.9l.6 2.8L12 14.200l-2.500 1.400l.6-2.800L8 10.900l2.800-.3z",
  iching: "M5 5h14M5 9h5.500M13.500 9H19M5 13h14M5 17h5.500M13.500 17H19M5 21h14",
  "angel-numbers": "M12 21V9M12 12C9 12 5 10 3 5c5 0 8 2 9 5M12 12c3 0 7-2 9-7c-5 0-8 2-9 5",
  crystals: "M8 4h8l4 6l-8 11L4 10zM4 10h16M8 4l4 6l4-6M12 10v11",
  dreams: "M19 14.500A8 8 0 1 1 10 4a6.500 6.500 0 0 0 9 10.500M17 4h3l-3 4h3",
  biorhythm: "M3 12c3-10 6-10 9 0s6 10 9 0M3 12c3 6 6 6 9 0s6-6 9 0",
  forecast: "M4 18h16M4 18V5M7 14l4-4l3 3l6-7M17 6h3v3",
  location: "M12 21C7 15 6 12 6 9a6 6 0 0 1 12 0c0 3-1 6-6 12M12 7a2 2 0 1 0 0 4a2 2 0 1 0 0-4",
  languages: "M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5",
  usage: "M4 20h16M7 20v-6M12 20V6M17 20v-9",
};

/** Hidden from screen readers: the words beside it say the same. */
export function Mark({ domain }: { readonly domain: string }): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[domain] ?? ""} />
    </svg>
  );
}
