-- The guard in conversations: cases about them, sealed evidence, ages that have to be confirmed.
ALTER TABLE moderation_cases DROP CONSTRAINT moderation_cases_subject_kind_check;
ALTER TABLE moderation_cases ADD CONSTRAINT moderation_cases_subject_kind_check
  CHECK (subject_kind IN ('avatar', 'feed-post', 'feed-comment', 'takedown', 'conversation', 'message'));
ALTER TABLE moderation_cases DROP CONSTRAINT moderation_cases_cause_check;
ALTER TABLE moderation_cases ADD CONSTRAINT moderation_cases_cause_check
  CHECK (cause IN ('publication', 'doubt', 'report', 'refused-edit', 'guard'));
ALTER TABLE reports DROP CONSTRAINT reports_subject_kind_check;
ALTER TABLE reports ADD CONSTRAINT reports_subject_kind_check CHECK (subject_kind IN ('avatar', 'feed-post', 'feed-comment', 'message'));

-- What a case is about, encrypted: it outlives the conversation and the account, and a reader of the database reads nothing.
CREATE TABLE sealed_evidence (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES moderation_cases (id),
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sealed_evidence_case ON sealed_evidence (case_id);

-- Somebody said they are younger than 18: nothing goes on before their age is confirmed (abuse suite F07).
CREATE TABLE age_reviews (
  account_id uuid PRIMARY KEY,
  since timestamptz NOT NULL
);

-- Age checks (safety.md "Age"): what came out, never a document. The subject is a keyed hash, so that a refusal sticks to a person.
CREATE TABLE age_checks (
  state_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL,
  provider text NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE TABLE age_results (
  account_id uuid PRIMARY KEY,
  outcome text NOT NULL CHECK (outcome IN ('adult', 'minor')),
  provider text NOT NULL,
  method text NOT NULL,
  subject_hash bytea NOT NULL,
  found_at timestamptz NOT NULL,
  expires_at timestamptz
);
CREATE TABLE age_refusals (
  subject_hash bytea PRIMARY KEY,
  refused_at timestamptz NOT NULL
);
