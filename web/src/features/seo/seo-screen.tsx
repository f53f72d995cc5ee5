import './seo.css';
import type { AvatarCard } from '@cafune/contract/avatars';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Info, X } from 'lucide-react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { avatarQuery } from '../avatars/index.ts';
import { Breadcrumb } from './components/breadcrumb.tsx';
import { Questions } from './components/questions.tsx';
import { SiteFrame } from './components/site-frame.tsx';
import type { SeoPage } from './page.ts';

/** Until it is known who receives. */
const LIGHT = '.58 .11 66';
const FINDS = [
  'Conversa por texto, a qualquer hora',
  'Personagens de IA escritas à mão, todas adultas',
  'Romance e sugestão, nunca explícito',
  '500 moedas grátis na chegada',
];
const LACKS = [
  'Encontros ou serviços presenciais',
  'Anúncios, fotos ou vídeos de pessoas reais',
  'Câmera ao vivo',
  'Ninguém menor de 18, em nenhum lugar',
];

type SeoScreenProps = {
  page: SeoPage;
  /** Opens the conversation with the character who receives. */
  onTalk: (avatar: AvatarCard) => void;
  isOpening: boolean;
};

/** The one screen of all pages by subject and by city. */
export function SeoScreen({ page, onTalk, isOpening }: SeoScreenProps) {
  const { data: hostess } = useQuery(avatarQuery(page.hostess));
  return (
    <SiteFrame title={page.title} description={page.description} path={page.path} light={hostess?.ambient ?? LIGHT}>
      <article className="seo">
        <div className="seo-hero">
          <div className="seo-words">
            <Breadcrumb current={page.name}>
              <Link to="/">Início</Link>
            </Breadcrumb>
            <h1>{page.heading}</h1>
            {page.notice !== undefined && (
              <p className="seo-notice">
                <Info className="icon" aria-hidden="true" />
                <span>
                  <b>{page.notice.claim}</b> {page.notice.rest}
                </span>
              </p>
            )}
            <p className="seo-lead">{page.lead}</p>
            <div className="seo-actions">
              {hostess === undefined ? (
                <Link to="/" className={buttonClass('primary', 'lg')}>
                  Conhecer companhias
                </Link>
              ) : (
                <Button variant="primary" size="lg" busy={isOpening} onClick={() => onTalk(hostess)}>
                  {`Conversar com ${hostess.name}`}
                </Button>
              )}
              <Link to="/explorar" className={buttonClass('line', 'lg')}>
                Ver todas
              </Link>
            </div>
          </div>
          <Portrait hostess={hostess} />
        </div>
        {page.notice !== undefined && <Comparison />}
        <div className="seo-sections">
          {page.sections.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
        <Questions title="Perguntas honestas" questions={page.questions} />
      </article>
    </SiteFrame>
  );
}

function Portrait({ hostess }: { hostess: AvatarCard | undefined }) {
  return (
    <figure className="seo-portrait">
      {hostess !== undefined && (
        <>
          <img
            src={hostess.images.card720}
            srcSet={`${hostess.images.card360} 360w, ${hostess.images.card720} 720w`}
            sizes="(min-width: 1024px) 440px, 100vw"
            alt={`Retrato ilustrado de ${hostess.name}, personagem de IA`}
            width={720}
            height={960}
            fetchPriority="high"
          />
          <figcaption>
            <b>
              {hostess.name}, {hostess.age}
            </b>
            {hostess.tagline}
          </figcaption>
        </>
      )}
    </figure>
  );
}

function Comparison() {
  return (
    <div className="seo-compare">
      <section className="card">
        <h2>
          <Check className="icon" aria-hidden="true" />O que você encontra
        </h2>
        <ul>
          {FINDS.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="card" data-kind="lacks">
        <h2>
          <X className="icon" aria-hidden="true" />O que não existe aqui
        </h2>
        <ul>
          {LACKS.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
