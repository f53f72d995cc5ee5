-- What a person has to look at. Of one subject, version and cause there is one open case at most.
-- `findings` names fields and rules; what was written stays where it is.
CREATE TABLE moderation_cases (
  id uuid PRIMARY KEY,
  subject_kind text NOT NULL CHECK (subject_kind IN ('avatar', 'feed-post', 'feed-comment', 'takedown')),
  subject_id uuid NOT NULL,
  -- null where the subject has no versions, or it is about all of them
  subject_version int,
  -- whoever made the subject; null where nobody knows, or there is nobody
  account_id uuid,
  cause text NOT NULL CHECK (cause IN ('publication', 'doubt', 'report', 'refused-edit')),
  class text CHECK (class IN ('p0', 'p1', 'p3', 'p5')),
  findings jsonb NOT NULL DEFAULT '[]',
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'approved', 'refused', 'withdrawn')),
  decided_by uuid,
  note text,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK ((status = 'open') = (decided_at IS NULL)),
  CHECK ((status IN ('approved', 'refused')) = (decided_by IS NOT NULL))
);
CREATE UNIQUE INDEX moderation_cases_one_open ON moderation_cases (subject_kind, subject_id, coalesce(subject_version, 0), cause)
  WHERE status = 'open';
CREATE INDEX moderation_cases_waiting ON moderation_cases (status, created_at, id);
CREATE INDEX moderation_cases_subject ON moderation_cases (subject_kind, subject_id);

-- Reports of people, with an account or without; the row outlives both.
CREATE TABLE reports (
  id uuid PRIMARY KEY,
  protocol text NOT NULL UNIQUE,
  subject_kind text NOT NULL CHECK (subject_kind IN ('avatar', 'feed-post', 'feed-comment')),
  subject_id uuid NOT NULL,
  reason text NOT NULL CHECK (reason IN ('minor', 'real-person', 'explicit', 'hate', 'scam', 'other')),
  details text,
  account_id uuid,
  case_id uuid NOT NULL REFERENCES moderation_cases,
  created_at timestamptz NOT NULL
);
CREATE INDEX reports_case ON reports (case_id, created_at DESC);

-- Requests of people who recognise themselves in a character. `due_at` is when they have to have an answer.
CREATE TABLE takedowns (
  id uuid PRIMARY KEY,
  protocol text NOT NULL UNIQUE,
  name text NOT NULL,
  email text NOT NULL,
  relation text NOT NULL CHECK (relation IN ('self', 'guardian', 'lawyer')),
  character_address text NOT NULL,
  statement text NOT NULL,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);
