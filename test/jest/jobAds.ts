/** Invented job ads in the style of India; a specialist would look for the terms in brackets. */
const MARKED = [
  `URGENT HIRING!! Senior Accountant (Male/Female), Andheri East, Mumbai
[B.Com] / [M.Com] / [CA Inter] with 3-5 years of experience. Salary 4.5-6 LPA, Mon to Sat, 10 AM to 7 PM.
You will handle day-to-day [accounting] in [Tally Prime], [GST returns] ([GSTR-1], [GSTR-3B]), [TDS] deduction and filing, [bank
reconciliation], [accounts payable] and [accounts receivable]. Finalisation of [balance sheet], support for [statutory audit], [MIS
reports] in Advanced [Excel] ([pivot tables], [VLOOKUP]). Knowledge of [Income Tax], [PF] and [ESI] is a must.
Immediate joiners preferred. Send your CV to HR Priya: priya@abc.co.in or WhatsApp 90000 12345. Visit www.abc.co.in`,
  `Staff Nurse ([GNM] / [B.Sc Nursing]) – St. Mary’s Hospital, Kochi
Registered with the Kerala Nursing Council; at least 2 years in [ICU], [NICU] or emergency.
Duties: [patient care], [wound care], [IV cannulation], [medication administration], monitoring of [vital signs], [ventilators], [infection
control], and records in the [hospital information system] ([HIS]). [BLS] and [ACLS] certification preferred; [NABH] exposure is an
advantage. Rotational shifts, free food and accommodation. Call Ms. Sheeba, 0484 000 1234, Mon-Fri.`,
  `Backend Engineer ([Go]) – Bengaluru, hybrid
PayKite is a Series B [fintech]. You will build [microservices] in Go and [gRPC], expose [REST APIs], and own them in production on [AWS]
([EKS], [SQS]) with [Docker], [Kubernetes] and [Terraform].
Must have: 3+ years of [Golang] or [Java]; [PostgreSQL], [Redis] and [Kafka]; [unit testing]; [CI/CD] with [GitHub Actions]; [observability] with
[Prometheus] and [Grafana]. Nice to have: [UPI] or [payment gateways], [system design], [PCI DSS].
We go the extra mile for each other. CTC up to 40 LPA + ESOPs. Go to paykite.example/jobs to apply.`,
  `Wanted: [TGT] [Mathematics] for a [CBSE] school in Lucknow
[M.Sc]. with [B.Ed]. compulsory; [CTET] or [UPTET] qualified candidates preferred. Classes VI to X.
[Lesson planning], [classroom management], [question papers], [continuous assessment], [remedial teaching] and [parent-teacher meetings] in
line with the [NEP]. Comfortable with [smart boards], [Google Classroom] and [activity-based learning]. Fluent in [English] and [Hindi].
Walk-in interview on Saturday, 9 am to 1 pm, with two photographs. Principal, Sunrise Public School, Gomti Nagar`,
  `Electrician for the maintenance of a commercial tower, Hinjewadi, Pune
[ITI] with [NCVT] certificate and [wireman licence], 2 to 4 yrs.
• [Electrical wiring], [cable laying], [LT panels] ([MCB], [MCCB]), [earthing]
• Operation of [DG sets] and [UPS], [motor rewinding], [preventive maintenance]
• Reads [single line diagrams], uses [multimeter] and [megger]
• Follows [lockout-tagout] ([LOTO]), wears [PPE]
8 hour shift, overtime paid, PF + ESIC. Contact Mr. R. Patil after 6 pm.`,
  `Sales Executive – [FMCG], Jaipur (freshers may also apply)
Graduate with 1-3 years in [field sales] or [general trade], own two-wheeler and [driving licence].
Achieve the monthly [sales target], grow [secondary sales], appoint [distributors], follow the [beat plan], look after [merchandising] and
[order booking] in the [SFA] app, and [payment collection]. [Lead generation], [cold calling], [negotiation] and [CRM] ([Zoho]) for [institutional
sales]. Incentives + TA/DA + mobile bill. FreshCo Foods Pvt. Ltd., Vikram Rathore, hr@freshco.example`,
  `Data Analyst, Gurugram (WFO, 5 days)
Turn raw data into [dashboards] for our [e-commerce] marketplace. [SQL] ([window functions]), [Python] ([pandas], [NumPy]), [Power BI] or [Tableau],
and Advanced [Excel]. Experience with [A/B testing], [cohort analysis], [statistics], [data cleaning], [ETL], and [BigQuery] or [Snowflake].
[Google Analytics] is a plus. [B.Tech] or [MBA], or equivalent. We excel at what we do, and every day is different!
Package up to 12 LPA. ShopKart is an equal opportunity employer.`,
  `[HR] Executive (Generalist), Chennai. [MBA] (HR), 2-4 years. Notice period: 15 days. Female candidates preferred.
End-to-end [recruitment]: [sourcing] on [Naukri] and [LinkedIn], [screening], [salary negotiation], [onboarding] and [exit interviews].
[Payroll] processing ([Keka] or [greytHR]), [leave management], [PF], [ESIC], [gratuity] and other [statutory compliance]. [Employee engagement],
[grievance handling], [performance appraisal] and [HRMS]. Knowledge of [POSH] and [labour laws].
Key Skills: [HR Operations], [Talent Acquisition], [HR Analytics]. Location: Guindy`,
  `Site Engineer (Civil) for a metro rail project in Nagpur – Vidarbha Infra Pvt. Ltd.
Diploma or [B.E.] in [Civil Engineering]; minimum 5 yrs in [RCC] and structural works.
[Site supervision], [quantity surveying], [BOQ], [bar bending schedules] ([BBS]), [rate analysis], [contractor billing], [total station] survey,
concrete [mix design] and [quality control] as per [IS codes]. [AutoCAD] and [MS Project] or [Primavera P6]; [STAAD Pro] is desirable.
Responsible for [site safety] and the [daily progress report] ([DPR]). Accommodation provided.`,
  `Chef de Partie ([Tandoor]) – 4-star hotel, Calangute, Goa
Diploma in [Hotel Management], 3+ years in [à la carte] and [banquet] kitchens.
You plan menus with the head chef: [menu planning], [mise en place], [food costing], [portion control], [indenting] and [inventory], [kitchen
hygiene] to [HACCP] and [FSSAI] standards, [FIFO]. [Continental] and [Chinese cuisine] are a plus.
Salary ₹28,000 + service charge + food & stay. Contact Chef Antonio, 98000 54321. Only serious candidates!!`,
];

export const JOB_ADS = MARKED.map((marked) => ({
  ad: marked.replace(/[[\]]/g, ''),
  terms: Array.from(marked.matchAll(/\[(.*?)\]/gs), ([, term]) => term!.replace(/\s+/g, ' ')),
}));
