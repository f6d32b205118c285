/** The elements in the head of every document, of guests and of staff. */
import textFace from './fonts/figtree-400.woff2?url';
import './fonts.css';
import './tokens.css';

export const DOCUMENT_META = [
  { charSet: 'utf-8' },
  { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
  { name: 'format-detection', content: 'telephone=no' },
  { name: 'theme-color', content: '#fffcf7', media: '(prefers-color-scheme: light)' },
  { name: 'theme-color', content: '#17120e', media: '(prefers-color-scheme: dark)' },
];

export const DOCUMENT_LINKS = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: textFace, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
];
