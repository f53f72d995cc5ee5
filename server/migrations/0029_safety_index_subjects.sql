-- Whether two accounts are one person is asked at every daily reward.
CREATE INDEX age_results_subject ON age_results (subject_hash);
