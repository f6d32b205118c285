/** Keeps the browser's install prompt, which fires once and early, until a guest presses the button. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

let offer: InstallOffer | null = null;

export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Only this event has this name.
    offer = event as InstallOffer;
  });
}

export function hasInstallOffer(): boolean {
  return offer !== null;
}

export async function openInstallDialog(): Promise<void> {
  await offer?.prompt();
  offer = null;
}
