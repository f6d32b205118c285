import { useRouter } from '@tanstack/react-router';

/** A sheet over a page is one step of the history: closing it is that step back. */
export function useGoBack(): () => void {
  const router = useRouter();
  return () => router.history.back();
}
