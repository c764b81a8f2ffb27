-- The stored score of an employer's view now covers only what the posting asks for, with weights that add up to 1.
UPDATE "match_views" v SET "employer_score" = f.score
FROM (
  SELECT m.job_id, m.candidate_id,
    sum((part ->> 'contribution')::float8) / sum((part ->> 'weight')::float8) AS score
  FROM "match_views" m, jsonb_array_elements(m.receipt -> 'employerSide') part
  WHERE CASE part ->> 'feature'
    WHEN 'specialty' THEN part -> 'facts' ->> 'specialty' IS NOT NULL
    WHEN 'skills' THEN jsonb_array_length(part -> 'facts' -> 'named') > 0
    WHEN 'certifications' THEN jsonb_array_length(part -> 'facts' -> 'named') > 0
    ELSE true END
  GROUP BY m.job_id, m.candidate_id
  HAVING sum((part ->> 'weight')::float8) > 0
) f
WHERE v.job_id = f.job_id AND v.candidate_id = f.candidate_id;
