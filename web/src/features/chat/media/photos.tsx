import './photos.css';
import type { ChatPhoto } from '@cafune/contract/chat/media';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { photosQuery } from './api.ts';

type PhotosProps = { avatar: { id: string; name: string }; conversationId: string };

/** The photos she sent to whoever looks, and to nobody else. */
export function Photos({ avatar, conversationId }: PhotosProps) {
  const { data, isPending, error, refetch } = useQuery(photosQuery(avatar.id));
  const [openAt, setOpenAt] = useState<number | null>(null);
  const photos = data?.items ?? [];
  return (
    <section className="photos" aria-labelledby="fotos">
      <header>
        <h2 id="fotos">Fotos que {avatar.name} te mandou</h2>
        {photos.length > 0 && <small>Só você vê.</small>}
      </header>
      {isPending && (
        <Loading className="photo-row">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} />
          ))}
        </Loading>
      )}
      {error !== null && <ErrorState message={sentenceFor(error)} onRetry={() => void refetch()} />}
      {data && photos.length === 0 && (
        <p className="photos-empty">
          Nenhuma ainda. As que você pedir na conversa ficam aqui.
          <Link to="/chat/$conversationId" params={{ conversationId }} className={buttonClass('soft', 'sm')}>
            Ir pra conversa
          </Link>
        </p>
      )}
      {photos.length > 0 && (
        <ul className="photo-row">
          {photos.map((photo, index) => (
            <li key={photo.messageId}>
              <button type="button" aria-label={`Ver maior: ${photo.alt}`} onClick={() => setOpenAt(index)}>
                <img src={photo.imageUrl} alt="" width={720} height={960} loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PhotoViewer photos={photos} at={openAt} onMove={setOpenAt} onClose={() => setOpenAt(null)} />
    </section>
  );
}

const DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long' });

type PhotoViewerProps = {
  photos: readonly ChatPhoto[];
  /** Which one is large; null while none is. */
  at: number | null;
  onMove: (at: number) => void;
  onClose: () => void;
};

/** One photo, as large as the window; the arrow keys and buttons go to the next and back. */
function PhotoViewer({ photos, at, onMove, onClose }: PhotoViewerProps) {
  const photo = at === null ? undefined : photos[at];
  const step = (by: 1 | -1): void => {
    if (at !== null && photos[at + by] !== undefined) onMove(at + by);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  return (
    <Modal open={photo !== undefined} onClose={onClose} className="photo-viewer" label={{ text: 'Foto' }}>
      {photo !== undefined && at !== null && (
        <figure onKeyDown={onKeyDown}>
          <img src={photo.imageUrl} alt={photo.alt} />
          <figcaption aria-live="polite">
            <span>
              {at + 1} de {photos.length} · {DAY.format(new Date(photo.takenAt))}
            </span>
            <Link
              to="/chat/$conversationId"
              params={{ conversationId: photo.conversationId }}
              className={buttonClass('glass', 'sm')}
            >
              Ver a conversa
            </Link>
          </figcaption>
          <IconButton label="Fechar a foto" variant="glass" className="photo-close" data-autofocus="" onClick={onClose}>
            <X className="icon" aria-hidden="true" />
          </IconButton>
          {photos.length > 1 && (
            <>
              <IconButton
                label="Foto anterior"
                variant="glass"
                className="photo-back"
                disabled={at === 0}
                onClick={() => step(-1)}
              >
                <ChevronLeft className="icon" aria-hidden="true" />
              </IconButton>
              <IconButton
                label="Próxima foto"
                variant="glass"
                className="photo-next"
                disabled={at === photos.length - 1}
                onClick={() => step(1)}
              >
                <ChevronRight className="icon" aria-hidden="true" />
              </IconButton>
            </>
          )}
        </figure>
      )}
    </Modal>
  );
}
