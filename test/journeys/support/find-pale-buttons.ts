/**
 * Buttons whose text has less contrast than 4.5:1 with its background, in any state: axe skips disabled ones. Runs in
 * the page.
 */
export function findPaleButtons(): readonly string[] {
  const LEAST_CONTRAST = 4.5;
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];

  const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** Colours have many notations: the canvas converts them. */
  function read(text: string): Colour {
    if (dot === null) throw new Error('No canvas');
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = text;
    dot.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = dot.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
  function over([red, green, blue, alpha]: Colour, under: Colour): Colour {
    const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
    return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 1];
  }
  /** The background colour behind an element. */
  function ground(element: Element | null): Colour {
    if (element === null) return [255, 255, 255, 1];
    const { backgroundColor, opacity } = getComputedStyle(element);
    const [red, green, blue, alpha] = read(backgroundColor);
    return over([red, green, blue, alpha * Number(opacity)], ground(element.parentElement));
  }
  function luminance([red, green, blue]: Colour): number {
    const linear = (part: number) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }

  return [...document.querySelectorAll('button, a[class*="button"]')].flatMap((button) => {
    const { color, opacity, backgroundImage } = getComputedStyle(button);
    const words = button.textContent.trim();
    if (words === '' || backgroundImage !== 'none' || !button.checkVisibility()) return [];
    const [red, green, blue, alpha] = read(color);
    const behind = ground(button);
    const [light, dark] = [
      luminance(over([red, green, blue, alpha * Number(opacity)], behind)),
      luminance(behind),
    ].sort((one, other) => other - one);
    const contrast = ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    return contrast < LEAST_CONTRAST ? [`“${words.slice(0, 60)}”: ${contrast.toFixed(1)}:1`] : [];
  });
}
