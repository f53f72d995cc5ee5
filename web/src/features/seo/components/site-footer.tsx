import '../site-footer.css';
import { Link } from '@tanstack/react-router';
import { LifeBuoy } from 'lucide-react';
import { Wordmark } from '../../../ui/wordmark.tsx';

const STRANDS = [
  'M-20 44C220 -20 430 120 720 50S1210 10 1470 58',
  'M-20 52C220 -4 430 112 720 54S1210 24 1470 51',
  'M-20 60C220 12 430 104 720 58S1210 38 1470 44',
  'M-20 68C220 28 430 96 720 62S1210 52 1470 37',
  'M-20 76C220 44 430 88 720 66S1210 66 1470 30',
];

/** Where everything is, the rules, and help for a hard day. */
export function SiteFooter() {
  return (
    <footer className="site-foot">
      <svg viewBox="0 0 1440 90" preserveAspectRatio="none" fill="none" stroke="var(--pitanga)" aria-hidden="true">
        {STRANDS.map((strand, index) => (
          <path
            key={strand}
            d={strand}
            strokeWidth="2"
            opacity={0.75 - index * 0.14}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div className="site-links">
        <div>
          <Wordmark width={116} />
          <p>Software de conversa com personagens de IA. Só para maiores de 18 anos.</p>
        </div>
        <nav aria-label="Produto">
          <b>Produto</b>
          <Link to="/explorar">Explorar</Link>
          <Link to="/chats">Chats</Link>
          <Link to="/coins">Moedas</Link>
          <Link to="/vip-plans">VIP</Link>
        </nav>
        <nav aria-label="Regras">
          <b>Regras</b>
          <Link to="/terms-of-use">Termos de uso</Link>
          <Link to="/privacy-policy">Privacidade</Link>
          <Link to="/age-content-terms">Idade e conteúdo</Link>
          <Link to="/content-policy">Política de conteúdo</Link>
          <Link to="/pedido-de-retirada">Pedido de retirada</Link>
        </nav>
        <nav aria-label="Mais">
          <b>Mais</b>
          <Link to="/landing">Conheça o Cafuné</Link>
          <Link to="/afiliados">Afiliados</Link>
          <Link to="/seo-sitemap">Mapa do site</Link>
          <a href="tel:188" className="site-help">
            <LifeBuoy className="icon" aria-hidden="true" />
            Precisa conversar agora? CVV 188
          </a>
        </nav>
      </div>
    </footer>
  );
}
