/** One e-mail, plain text and HTML of the same words. */
export type Mail = { to: string; subject: string; text: string; html: string };

export type Mailer = {
  /** @throws when the message was not accepted; the caller's job tries again. */
  send(mail: Mail): Promise<void>;
  /** Deletes what is kept here of mails to an address. What was sent is the receiver's. */
  forget(address: string): Promise<void>;
};
