import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from '#web/panel/board/board-page.tsx';

export const Route = createFileRoute('/comenzi/tabla')({ ssr: false, component: BoardPage });
