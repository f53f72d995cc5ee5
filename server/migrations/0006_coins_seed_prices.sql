INSERT INTO price_list (id, label, coins, vip_note, position) VALUES
  ('chat-reply', 'Resposta na conversa', 2, 'grátis', 1),
  ('chat-regenerate', 'Refazer ou continuar uma resposta', 1, 'grátis', 2),
  ('message-voice', 'Ouvir uma mensagem', 8, 'grátis até 60 por dia', 3),
  ('chat-photo', 'Foto na conversa', 25, 'metade', 4),
  ('avatar-create', 'Criar companhia (a primeira é grátis)', 60, 'grátis até 10', 5),
  ('avatar-help', 'Ajuda da IA na criação', 10, 'grátis', 6),
  ('roleplay-turn', 'Vez no roleplay', 3, 'grátis', 7),
  ('voice-fantasy-minute', 'Minuto de fantasia por voz', 15, '15 minutos grátis por dia, depois metade', 8),
  ('guided-session', 'Comando secreto', 40, 'um grátis por dia', 9),
  ('restricted-evaluation', 'Avaliação restrita', 30, 'uma grátis por dia', 10),
  ('super-like', 'Super curtida', 5, '5 grátis por dia', 11);
