import { type TestApp, testApp } from '#test/support/test-app.ts';
import { layWire, type Wire } from '#test/support/wire.ts';

/** The app with a database connection that the story can cut. */
export async function testAppOnWire(): Promise<TestApp & { readonly wire: Wire }> {
  const laid: Wire[] = [];
  const story = await testApp({
    wire: async (url) => {
      const wire = await layWire(url);
      laid.push(wire);
      return wire;
    },
  });
  const [wire] = laid;
  if (wire === undefined) throw new Error('testApp laid no wire');
  return { ...story, wire };
}
