/** The browser's offer to install the shop, made once and early, kept until a guest presses the button. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

let offer: InstallOffer | null = null;

export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Only this event has its name.
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
