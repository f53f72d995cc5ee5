import './landing.css';
import './landing-coins.css';
import type { AvatarCard as Avatar } from '@cafune/contract/avatars';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bot, Lock, ShieldCheck } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { avatarsQuery, NO_FILTER } from '../avatars/index.ts';
import { LandingCast } from './components/landing-cast.tsx';
import { LandingSafety } from './components/landing-safety.tsx';
import { LandingSteps } from './components/landing-steps.tsx';
import { Questions } from './components/questions.tsx';
import { SiteFrame } from './components/site-frame.tsx';

const ANCHORS = [
  { id: 'quem', label: 'Quem está aqui' },
  { id: 'como', label: 'Como funciona' },
  { id: 'moedas', label: 'Moedas' },
  { id: 'seguranca', label: 'Segurança' },
];

const QUESTIONS = [
  {
    question: 'Estou falando com uma pessoa?',
    answer:
      'Não. Todas são personagens de IA, inventadas e adultas. Isso aparece no perfil e na conversa, e nenhuma delas diz o contrário.',
  },
  {
    question: 'Quanto custa?',
    answer:
      'De visita, 15 respostas são grátis. A conta também é, e chega com 500 moedas: cada resposta custa 2. Quem quiser mais compra moedas, sem assinatura, e tem 7 dias pra desistir.',
  },
  {
    question: 'Quem lê o que eu escrevo?',
    answer:
      'Nenhuma tela mostra suas conversas a outra pessoa. Quem opera a instalação cuida do banco de dados e, por isso, tem acesso técnico a ele. Está tudo na política de privacidade.',
  },
  {
    question: 'Posso apagar?',
    answer:
      'Uma conversa some da sua conta na hora. A conta inteira também: em minha conta dá pra levar uma cópia de tudo e apagar, sem pedir a ninguém.',
  },
  {
    question: 'Tem limite de conteúdo?',
    answer:
      'Tem. Só adultos, romance e sugestão, nunca explícito. E alguns assuntos não entram em nenhuma hipótese: a política de conteúdo diz quais.',
  },
];

const FLOW = [
  'M-20 430C160 520 260 220 430 250S640 470 800 360S960 90 1040 60',
  'M-20 412C160 490 260 210 430 228S640 444 800 340S960 100 1040 86',
  'M-20 394C160 460 260 200 430 206S640 418 800 320S960 110 1040 112',
  'M-20 376C160 430 260 190 430 184S640 392 800 300S960 120 1040 138',
  'M-20 358C160 400 260 180 430 162S640 366 800 280S960 130 1040 164',
  'M-20 340C160 370 260 170 430 140S640 340 800 260S960 140 1040 190',
];

/** One sentence, one action, three facts, the cast; then how it works, what it costs and where the lines are. */
export function LandingScreen() {
  const { data } = useInfiniteQuery(avatarsQuery(NO_FILTER));
  const everyone = data?.pages[0]?.items ?? [];
  return (
    <SiteFrame
      title="Um cafuné em forma de conversa"
      description="Converse com personagens de IA que têm jeito, história e memória. Só para maiores de 18 anos. Comece com 15 respostas grátis, sem cadastro."
      path="/landing"
      light=".5 .14 26"
      anchors={ANCHORS}
    >
      <Hero everyone={everyone} />
      <LandingSteps portrait={everyone[5]} />
      <LandingCast avatars={everyone.slice(6, 12)} />
      <LandingSafety />
      <Coins />
      <Questions title="Perguntas honestas" questions={QUESTIONS} />
      <section className="landing-end">
        <h2>Chega mais.</h2>
        <p>Tem alguém com tempo pra você.</p>
        <Link to="/" className={buttonClass('creme', 'lg')}>
          Conhecer companhias
        </Link>
      </section>
    </SiteFrame>
  );
}

function Hero({ everyone }: { everyone: readonly Avatar[] }) {
  return (
    <section className="landing-hero" aria-labelledby="promessa">
      <svg className="landing-flow" viewBox="0 0 1000 560" fill="none" aria-hidden="true">
        {FLOW.map((strand, index) => (
          <path
            key={strand}
            d={strand}
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
            opacity={1 - index * 0.13}
          />
        ))}
      </svg>
      <div className="landing-words">
        <h1 id="promessa">
          Um <em>cafuné</em> em forma de conversa.
        </h1>
        <p>
          Conheça quem já está por aqui e comece com um oi. São companhias de IA com jeito, humor e memória, e todo o
          tempo do mundo.
        </p>
        <div className="landing-actions">
          <Link to="/" className={buttonClass('primary', 'lg')}>
            Começar uma conversa
          </Link>
          <Link to="/explorar" className={buttonClass('line', 'lg')}>
            Ver quem está por aqui
          </Link>
        </div>
        <ul>
          <li>
            <ShieldCheck className="icon" aria-hidden="true" />
            Só para maiores de 18
          </li>
          <li>
            <Lock className="icon" aria-hidden="true" />
            Conversas privadas
          </li>
          <li>
            <Bot className="icon" aria-hidden="true" />
            Personagens de IA
          </li>
        </ul>
      </div>
      <div className="landing-fan" aria-hidden="true">
        {everyone.slice(0, 5).map((avatar) => (
          <figure key={avatar.id}>
            <img
              src={avatar.images.card360}
              srcSet={`${avatar.images.card360} 360w, ${avatar.images.card720} 720w`}
              sizes="(min-width: 1024px) 330px, 214px"
              alt=""
              width={360}
              height={480}
            />
          </figure>
        ))}
        <p data-who="her">Como foi a prova? Passei o dia torcendo.</p>
        <p data-who="me">Você lembrou!</p>
      </div>
    </section>
  );
}

function Coins() {
  return (
    <section className="landing-coins" id="moedas" aria-labelledby="moedas-titulo">
      <div className="landing-paper">
        <span className="strands" aria-hidden="true" />
        <div>
          <h2 id="moedas-titulo">500 moedas na chegada.</h2>
          <p>
            Visitar já dá 15 respostas grátis. Com a conta, que também é grátis, vêm 500 moedas e as suas conversas
            ficam guardadas. Não pedimos cartão pra começar: moedas só compra quem quiser, e o preço vem antes.
          </p>
          <Link to="/register" className={buttonClass('ink', 'lg')}>
            Criar conta
          </Link>
        </div>
        <dl>
          <div>
            <dt>Uma resposta</dt>
            <dd>2 moedas</dd>
          </div>
          <div>
            <dt>Resposta que falhou, ou que você parou antes da primeira palavra</dt>
            <dd>Nada</dd>
          </div>
          <div>
            <dt>O preço</dt>
            <dd>Sempre antes de mandar</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
